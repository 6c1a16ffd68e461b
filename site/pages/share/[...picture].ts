import type { GetStaticPaths } from 'astro'
import type { SharePicture } from '../../../content-model/schemas/page.ts'
import { siteContent } from '../../build/siteContent.ts'
import { sitePages, titleAlone } from '../../lib/pages.ts'
import { sharePicturePath } from '../../lib/sharePictures.ts'
import { keptSharePicture } from '../../share-pictures/keptSharePicture.ts'

/** The picture that social networks show for each page. */
export const getStaticPaths = (async () => {
  const content = await siteContent()
  return sitePages(content).map(({ page, share }) => ({
    params: { picture: sharePicturePath(page).replace('/share/', '') },
    props: { title: titleAlone(page, content.brand), share },
  }))
}) satisfies GetStaticPaths

type Props = { title: string; share: SharePicture }

export async function GET({ props: { title, share } }: { props: Props }): Promise<Response> {
  const picture = await keptSharePicture(title, share, await siteContent())
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } })
}
