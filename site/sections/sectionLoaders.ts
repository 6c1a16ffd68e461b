import type { SectionLoader } from '../build/loadSections.ts'
import { loaderFileOf } from './sectionFiles.ts'

const loaders = import.meta.glob<SectionLoader<never>>('./*/*.load.ts', {
  eager: true,
  import: 'load',
})

/**
 * The loader of any section, whereas a page's entry imports only the loaders that it needs.
 * @returns undefined for a section that shows only its block.
 */
export function sectionLoader(type: string): SectionLoader<never> | undefined {
  return loaders[`./${loaderFileOf(type)}`]
}
