import type { MDXInstance } from 'astro'
import type { ServicePageName } from '../../content-model/schemas/servicePage.ts'

type Text = MDXInstance<Record<string, unknown>>['Content']

const texts = import.meta.glob<Text>('/content/service-pages/*.mdx', {
  eager: true,
  import: 'Content',
})

/** The text of a service page as a component. */
export function serviceText(name: ServicePageName): Text {
  const path = `/content/service-pages/${name}.mdx`
  const text = texts[path]
  if (!text) throw new Error(`${path} does not exist.`)
  return text
}
