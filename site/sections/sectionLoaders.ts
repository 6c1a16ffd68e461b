import type { SectionLoader } from '../build/loadSections.ts'
import { loaderFileOf } from './sectionFiles.ts'

const loaders = import.meta.glob<SectionLoader<never, object>>('./*/*.load.ts', {
  eager: true,
  import: 'load',
})

/**
 * The loader of a kind of section, for those who need any of them; a page's own entry imports its own.
 * @throws where the section's folder has none.
 */
export function sectionLoader(type: string): SectionLoader<never, object> {
  const loader = loaders[`./${loaderFileOf(type)}`]
  if (!loader) throw new Error(`site/sections/${loaderFileOf(type)} does not exist.`)
  return loader
}
