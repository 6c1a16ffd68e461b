import type { GetStaticPaths } from 'astro'
import type { SiteContent } from '../../../content-model/readContent.ts'
import type { SharePicture } from '../../../content-model/schemas/page.ts'
import { siteContents } from '../../build/siteContent.ts'
import { naming } from '../../lib/naming.ts'
import { sitePages, titleAlone } from '../../lib/pages.ts'
import { sharePicturePath } from '../../lib/sharePictures.ts'
import { keptSharePicture } from '../../share-pictures/keptSharePicture.ts'

/** Each page's preview picture for social networks. */
export const getStaticPaths = (async () => {
  const contents = await siteContents()
  return contents.flatMap((content) =>
    sitePages(content).map(({ page, share }) => ({
      params: { picture: sharePicturePath(page).replace('/share/', '') },
      props: { title: titleAlone(page, content.brand), share, path: page.path, content },
    })),
  )
}) satisfies GetStaticPaths

type Props = { title: string; share: SharePicture; path: string; content: SiteContent }

export async function GET({ props }: { props: Props }): Promise<Response> {
  const { title, share, path, content } = props
  const picture = await naming(`${path}, share picture`, () =>
    keptSharePicture(title, share, content),
  )
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } })
}
