import type { SectionLoader } from '../build/loadSections.ts'
import { loaderFileOf } from './sectionFiles.ts'

const loaders = import.meta.glob<SectionLoader<never>>('./*/*.load.ts', {
  eager: true,
  import: 'load',
})

/**
 * The loader of a kind of section, for those who need any of them; a page's own entry imports its own.
 * @returns undefined for a section that shows its block alone.
 */
export function sectionLoader(type: string): SectionLoader<never> | undefined {
  return loaders[`./${loaderFileOf(type)}`]
}
