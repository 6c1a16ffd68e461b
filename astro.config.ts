import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { readContent } from './content-model/readContent.ts'
import { articleFacts } from './site/integrations/articleFacts.ts'
import { contentReload } from './site/integrations/contentReload.ts'
import { developmentGallery } from './site/integrations/developmentGallery.ts'
import { islandStyleInHead } from './site/integrations/islandStyleInHead.ts'
import { lowPriorityScripts } from './site/integrations/lowPriorityScripts.ts'
import { receiverProxy } from './site/integrations/receiverProxy.ts'
import { secondSpellings } from './site/integrations/secondSpellings.ts'
import { wakeWhenAsked } from './site/integrations/wakeWhenAsked.ts'
import { cutTypeface } from './site/typeface/cutTypeface.ts'

const { brand, pages } = await readContent()

export default defineConfig({
  site: brand.url,
  srcDir: './site',
  output: 'static',
  trailingSlash: 'never',
  build: {
    format: 'file',
    // One request fewer before the first paint; measured in docs/decisions.
    inlineStylesheets: 'always',
  },
  prerenderConflictBehavior: 'error',
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [
    react(),
    articleFacts(),
    mdx(),
    wakeWhenAsked(),
    cutTypeface(brand.typeface),
    contentReload(),
    // Copies are made of what these have written.
    lowPriorityScripts(),
    islandStyleInHead(),
    secondSpellings(pages),
    developmentGallery(),
  ],
  vite: { server: { proxy: receiverProxy(brand.email) } },
})
