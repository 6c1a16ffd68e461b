import { fileURLToPath } from 'node:url'
import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'

/** Vite options that make the names of media.css available in every stylesheet. */
export const namedWidths = {
  css: {
    postcss: {
      plugins: [
        globalData({ files: [fileURLToPath(new URL('media.css', import.meta.url))] }),
        customMedia(),
      ],
    },
  },
}
