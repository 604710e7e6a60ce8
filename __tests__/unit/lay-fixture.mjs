import { layFixture } from '../../scripts/fixture-content.mjs';

/** The unit tests read the content that the build "fixture" is made of. */
export default () => layFixture();
