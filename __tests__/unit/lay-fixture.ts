import { layFixture } from '../../scripts/fixture-content';

/** The unit tests read the content that the build "fixture" is made of. */
export default () => layFixture();
