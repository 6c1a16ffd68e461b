import { join } from 'node:path'

/** The tests' own content, small and frozen: what an owner changes in `content/` changes nothing here. */
export const TEST_CONTENT = join(import.meta.dirname, '../../content')
