import { prepareFixture } from '../../scripts/tests/prepare-fixture';

/** The unit tests read the content that the build "fixture" is made of. */
export default () => prepareFixture();
