import { bundleCode, bundlePages, type CodeBundle, type PageBundle } from './kit/bundle.ts'

export type Bundle = PageBundle & {
  /** Draws articles while they are written, by the site's own parts. */
  articles: CodeBundle
}

/** Bundles all that the studio shows. */
export async function bundleStudio(projectDirectory: string): Promise<Bundle> {
  const { files, render } = await bundlePages(projectDirectory, 'studio/pages.tsx')
  const articles = await bundleCode(projectDirectory, 'site/articlePreview/renderArticle.tsx')
  return { files: new Map([...files, ...articles.files]), render, articles }
}
