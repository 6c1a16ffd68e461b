import { page } from '../../kit/renderPage.tsx'
import { labels } from './labels.ts'
import { PicturePage } from './PicturePage.tsx'
import { PicturesPage } from './PicturesPage.tsx'

export const pages = {
  pictures: page({ title: () => labels.heading, View: PicturesPage }),
  picture: page({
    title: ({ picture }) => picture.name,
    View: PicturePage,
    script: 'studio/features/pictures/crop.ts',
  }),
}
