import { fileURLToPath } from 'node:url'
import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'

/** Lets every style speak of the widths of media.css by their names: options of Vite. */
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
