import { FOCUSES } from '../../../content-model/schemas/fields.ts'
import { labelOf, PATH_MARK } from '../../content/form/fieldLabels.ts'
import { routeTo } from '../../content/form/routeTo.ts'
import { PICTURE_FILES } from '../../content/pictureFiles.ts'
import { RATIOS, SHARES } from '../../content/pictures/cropRegion.ts'
import type { LibraryPicture } from '../../content/pictures/library.ts'
import { Button } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Flash } from '../../kit/Flash.tsx'
import { Form } from '../../kit/Form.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { labels } from './labels.ts'
import styles from './PicturePage.module.css'

export type PicturePageProps = {
  done: string | null
  picture: LibraryPicture
  canUndo: boolean
}

/** One picture, with its uses, its description and all actions on it. */
export function PicturePage({ done, picture, canUndo }: PicturePageProps) {
  const { type, name, path, size, bytes, alt, ownAlts, uses } = picture
  const own = <input type="hidden" name="path" value={path} />
  const source = `/content/${encodeURI(path)}`
  return (
    <Panel heading={name} above={<a href="/pictures">{labels.toAll}</a>}>
      <Flash sentence={done} />
      <div className={styles.sides}>
        <div className={styles.shown}>
          <img src={source} alt={alt} />
          <p>
            {labels.size(size, bytes)} · <a href={source}>{labels.download}</a>
          </p>
        </div>
        <div className={styles.parts}>
          <section>
            <h2>{labels.usedIn}</h2>
            {uses.length === 0 && <p>{labels.usedNowhere}</p>}
            <ul className={styles.uses}>
              {uses.map((place) => (
                <li key={`${place.file} ${place.label}`}>
                  <a href={`/#${routeTo(place)}`}>{place.record + PATH_MARK + place.label}</a>
                </li>
              ))}
            </ul>
            {ownAlts.length > 0 && (
              <>
                <p>{labels.ownAlts}</p>
                <ul className={styles.uses}>
                  {ownAlts.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </>
            )}
          </section>
          {type === 'picture' && (
            <Form action="/pictures/describe">
              {own}
              <Field name="alt" label={labels.alt} value={alt} help={labels.altHelp} />
              <Button type="submit">{labels.keepAlt}</Button>
            </Form>
          )}
          <Form action="/pictures/replace" encType="multipart/form-data">
            <h2>{labels.replace}</h2>
            {own}
            <Field
              name="file"
              type="file"
              accept={PICTURE_FILES}
              isRequired
              label={labels.file}
              value=""
              help={labels.replaceHelp}
            />
            <Button type="submit">{labels.replace}</Button>
          </Form>
          {canUndo && (
            <Form action="/pictures/undo">
              {own}
              <Button type="submit">{labels.undo}</Button>
            </Form>
          )}
          {type === 'picture' && size && <CropForm path={path} source={source} size={size} />}
          <Form action="/pictures/delete">
            <h2>{labels.remove}</h2>
            {own}
            {uses.length === 0 ? (
              <>
                <p>{labels.removeHelp}</p>
                <Button type="submit" variant="danger">
                  {labels.remove}
                </Button>
              </>
            ) : (
              <p>{labels.removeNotYet}</p>
            )}
          </Form>
        </div>
      </div>
    </Panel>
  )
}

type CropFormProps = { path: string; source: string; size: { width: number; height: number } }

/** The form of a crop; script shows the region on the picture (crop.ts). */
function CropForm({ path, source, size }: CropFormProps) {
  return (
    <Form action="/pictures/crop">
      <h2>{labels.crop}</h2>
      <p>{labels.cropHelp}</p>
      <input type="hidden" name="path" value={path} />
      <div className={styles.crop}>
        <img src={source} alt="" {...size} />
        <span className={styles.left} data-crop-frame="" />
      </div>
      <Field
        name="ratio"
        label={labels.ratio}
        value="4:3"
        options={RATIOS.map((ratio) => ({ value: ratio, label: ratio }))}
      />
      <Field
        name="share"
        label={labels.share}
        value="100"
        options={SHARES.map((share) => ({ value: share, label: labels.shares[share] }))}
      />
      <Field
        name="focus"
        label={labels.focus}
        value="middle"
        options={FOCUSES.map((focus) => ({ value: focus, label: labelOf(focus) }))}
      />
      <Button type="submit">{labels.crop}</Button>
    </Form>
  )
}
