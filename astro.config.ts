import { realpathSync } from 'node:fs'
import { satteri } from '@astrojs/markdown-satteri'
import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { concurrency } from './build/memory.ts'
import { FEATURES } from './content-model/articles/readArticleText.ts'
import { scriptOf } from './content-model/languages/scripts.ts'
import { readContent } from './content-model/readContent.ts'
import { COUNT_PATH } from './forms/fields.ts'
import { receiverBase } from './forms/formAddresses.ts'
import { SHOWS_DRAFTS } from './site/build/showsDrafts.ts'
import { aliases } from './site/integrations/aliases.ts'
import { articleText, variablesPlugin } from './site/integrations/articleText.ts'
import { clientInteraction } from './site/integrations/clientInteraction.ts'
import { contentReload } from './site/integrations/contentReload.ts'
import { developmentGallery } from './site/integrations/developmentGallery.ts'
import { failedPage } from './site/integrations/failedPage.ts'
import { pageAnalytics } from './site/integrations/pageAnalytics.ts'
import { receiverProxy } from './site/integrations/receiverProxy.ts'
import { sectionPages } from './site/integrations/sectionPages.ts'
import { tableAlignment } from './site/integrations/tableAlignment.ts'
import { namedWidths } from './site/styles/namedWidths.ts'
import { cutTypeface } from './site/typeface/cutTypeface.ts'

/** The folders that pages are made of. The rest of the project holds messages, settings and keys, and is not served. */
const SERVED_FOLDERS = [
  ...['site', 'content', 'content-model', 'forms', '.astro'],
  // The folder of packages may be a symbolic link.
  realpathSync(new URL('node_modules', import.meta.url)),
]
const PAGE_SCRIPT = /SiteLayout\.astro[^/]*\.js$/
const { brand, forms, analytics, translations } = await readContent()
const locales = [brand, ...translations.map((content) => content.brand)].map(({ locale }) => locale)

export default defineConfig({
  site: brand.url,
  srcDir: './site',
  output: 'static',
  trailingSlash: 'never',
  build: {
    format: 'file',
    // One request fewer before the first paint: docs/decisions/0080-plain-output.md.
    inlineStylesheets: 'always',
    // One page per processor, and at most four: share pictures are drawn on Node's pool of four threads.
    concurrency: Math.min(4, concurrency()),
  },
  prerenderConflictBehavior: 'error',
  compressHTML: true,
  logger: { entrypoint: new URL('site/integrations/buildLog.ts', import.meta.url) },
  devToolbar: { enabled: false },
  image: {
    service: { entrypoint: './site/build/pictureService.ts' },
  },
  integrations: [
    react(),
    sectionPages(),
    articleText(),
    mdx({
      processor: satteri({
        features: FEATURES,
        mdastPlugins: [variablesPlugin],
        hastPlugins: [tableAlignment],
      }),
    }),
    clientInteraction(),
    cutTypeface(brand.typeface, locales.map(scriptOf)),
    contentReload(),
    // Views of drafts are not counted.
    ...(SHOWS_DRAFTS
      ? []
      : pageAnalytics({
          own: analytics.enabled
            ? receiverBase({ brand, forms }, process.env) + COUNT_PATH
            : undefined,
          other: analytics.counter_script,
        })),
    aliases(),
    failedPage(),
    developmentGallery(),
  ],
  vite: {
    ...namedWidths,
    // Each copy of the project has its own cache, though copies may share their packages.
    cacheDir: '.cache/vite',
    // The settings in .env belong to the receiver; a build gets what it needs through its environment.
    envDir: false,
    // Tests need packages that an owner's install leaves out.
    optimizeDeps: { entries: ['!**/*.test.tsx'] },
    // The script of all pages is inlined too: a file would load beside the fonts and delay the first paint.
    build: { assetsInlineLimit: (file) => PAGE_SCRIPT.test(file) || undefined },
    server: { proxy: receiverProxy(brand.email), fs: { allow: SERVED_FOLDERS } },
  },
})
