import { join } from 'node:path'

/** The tests' own content, small and fixed. An owner's changes in `content/` do not affect it. */
export const TEST_CONTENT = join(import.meta.dirname, '../../content')
