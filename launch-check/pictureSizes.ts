import { join } from 'node:path'
import sharp from 'sharp'
import { fieldName, fieldsOf } from '../content-model/fieldsOf.ts'
import { PICTURE_WIDTHS_PX } from '../site/lib/pictureWidths.ts'
import type { Finding, LaunchInput } from './launchInput.ts'

type Place = keyof typeof PICTURE_WIDTHS_PX
type Use = { file: string; field: string; picture: string; place: Place }

/** Reports pictures narrower than the widest size that the build makes, because large screens show them blurred. */
export async function checkPictureSizes({ records, root }: LaunchInput): Promise<Finding[]> {
  const findings = await Promise.all(usesIn(records).map((use) => sizeFinding(use, root)))
  return findings.filter((finding) => finding !== undefined)
}

/** All fields that name a picture and have a known place. */
function usesIn(records: LaunchInput['records']): Use[] {
  return records.flatMap(({ file, jsonSchema, value: record }) =>
    fieldsOf(jsonSchema, record).flatMap(({ schema, value, path }): Use[] => {
      if (typeof value !== 'string') return []
      const field = fieldName(path)
      const place = schema['x-picture-place']
      return isPlace(place) ? [{ file, field, picture: value, place }] : []
    }),
  )
}

async function sizeFinding(
  { file, field, picture, place }: Use,
  root: string,
): Promise<Finding | undefined> {
  const { width } = await sharp(join(root, 'content/pictures', picture)).metadata()
  const wanted = Math.max(...PICTURE_WIDTHS_PX[place])
  if (width >= wanted) return undefined
  return {
    level: 'should',
    file,
    field,
    found: `content/pictures/${picture} is ${width} pixels wide`,
    advice: `Use a picture that is at least ${wanted} pixels wide.`,
  }
}

function isPlace(place: unknown): place is Place {
  return typeof place === 'string' && Object.hasOwn(PICTURE_WIDTHS_PX, place)
}
