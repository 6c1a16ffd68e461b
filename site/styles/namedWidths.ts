import { fileURLToPath } from 'node:url'
import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'

/** Makes the names of media.css available in every style: options of Vite. */
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
