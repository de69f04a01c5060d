import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Whoever comes next in the same worker finds an empty page.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
