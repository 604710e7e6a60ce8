import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine loads a component's modules slowly.
configure({ asyncUtilTimeout: 20_000 });
