import { join } from 'node:path'
import sharp from 'sharp'
import type { ContentRecord } from '../content-model/ContentRecord.ts'
import { fieldName } from '../content-model/fieldName.ts'
import type { FieldPath } from '../content-model/fieldsOf.ts'
import { valueAt } from '../content-model/valueAt.ts'
import { PICTURE_WIDTHS_PX } from '../site/lib/pictureWidths.ts'
import type { Finding } from './Finding.ts'
import type { LaunchInput } from './LaunchInput.ts'

type Use = { key: string; path: FieldPath; place: keyof typeof PICTURE_WIDTHS_PX; suffix?: string }

/** Where each picture that an owner replaces is used. */
const USES: Use[] = [
  { key: 'pages.home', path: ['sections', 'hero', 'picture'], place: 'hero' },
  { key: 'pages.home', path: ['sections', 'hero', 'picture_mobile'], place: 'heroPhone' },
  { key: 'pages.home-2', path: ['sections', 'about', 'picture'], place: 'about' },
  { key: 'pages.home-3', path: ['sections', 'banner', 'picture'], place: 'securityBanner' },
  { key: 'pages.about', path: ['sections', 'about', 'picture'], place: 'about' },
  { key: 'pages.thank-you', path: ['sections', 'picture'], place: 'message' },
  { key: 'pages.not-found', path: ['sections', 'picture'], place: 'message' },
  { key: 'services', path: ['src'], place: 'serviceTile' },
  { key: 'testimonials', path: ['src'], place: 'testimonialPortrait' },
  { key: 'team', path: ['src'], place: 'teamPortrait' },
  { key: 'posts', path: ['thumb'], place: 'article' },
  { key: 'projects', path: ['image'], place: 'projectFramed', suffix: '-framed.webp' },
  { key: 'projects', path: ['image'], place: 'projectTall', suffix: '-tall.webp' },
]

/** Pictures narrower than the widest that the build makes of them: large and sharp screens get them blurred. */
export async function checkPictureSizes({ records, root }: LaunchInput): Promise<Finding[]> {
  const findings = await Promise.all(
    USES.flatMap((use) =>
      records.filter(({ key }) => key === use.key).map((record) => sizeFinding(record, use, root)),
    ),
  )
  return findings.filter((finding) => finding !== undefined)
}

async function sizeFinding(
  { file, value }: ContentRecord,
  { path, place, suffix }: Use,
  root: string,
): Promise<Finding | undefined> {
  const name = valueAt(value, path)
  if (typeof name !== 'string') {
    throw new Error(`${file} has no ${fieldName(path)}: change the table of checkPictureSizes.ts.`)
  }
  const picture = suffix ? `portfolio/${name}${suffix}` : name
  const { width } = await sharp(join(root, 'content/pictures', picture)).metadata()
  const wanted = Math.max(...PICTURE_WIDTHS_PX[place])
  if (width >= wanted) return undefined
  return {
    level: 'should',
    file,
    field: fieldName(path),
    found: `content/pictures/${picture} is ${width} pixels wide`,
    advice: `Its place takes ${wanted}. Put a larger picture in.`,
  }
}
