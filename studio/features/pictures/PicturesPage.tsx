import { PICTURE_FILES, pictureAddress } from '../../content/pictureFiles.ts'
import type { LibraryPicture } from '../../content/pictures/library.ts'
import { Button } from '../../kit/Button.tsx'
import { Disclosure } from '../../kit/Disclosure.tsx'
import { Field } from '../../kit/Field.tsx'
import { Flash } from '../../kit/Flash.tsx'
import { Form } from '../../kit/Form.tsx'
import { Filters, type View, Views } from '../../kit/lists.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { labels } from './labels.ts'
import styles from './PicturesPage.module.css'

export type PicturesPageProps = {
  done: string | null
  views: readonly View[]
  /** The current view and search. */
  view: string
  search: string
  pictures: readonly LibraryPicture[]
  /** Paths of deleted pictures that can be restored. */
  deleted: readonly string[]
}

/** All pictures and logos, with a form that uploads another. */
export function PicturesPage(props: PicturesPageProps) {
  const { done, views, view, search, pictures, deleted } = props
  return (
    <Panel heading={labels.heading}>
      <Flash sentence={done} />
      <Disclosure summary={labels.bringIn}>
        <Form action="/pictures" encType="multipart/form-data">
          <Field
            name="file"
            type="file"
            accept={PICTURE_FILES}
            isRequired
            label={labels.file}
            value=""
            help={labels.fileHelp}
          />
          <Field
            name="type"
            label={labels.type}
            value="picture"
            options={Object.entries(labels.types).map(([value, label]) => ({ value, label }))}
          />
          <Field name="name" label={labels.name} value="" help={labels.nameHelp} />
          <Field name="alt" label={labels.alt} value="" help={labels.altHelp} />
          <Button type="submit" variant="main">
            {labels.upload}
          </Button>
        </Form>
      </Disclosure>
      <Views name={labels.views} views={views} />
      <Filters
        path="/pictures"
        kept={view === '' ? [] : [['view', view]]}
        search={{ name: 'search', label: labels.search, value: search }}
        more={[]}
        isFiltered={search !== ''}
      />
      <p>{pictures.length === 0 ? labels.none : labels.found(pictures.length)}</p>
      <ul className={styles.pictures} role="list">
        {pictures.map(({ path, name, size, bytes, alt, ownAlts, uses }) => (
          <li key={path}>
            <a className={styles.picture} href={pictureAddress(path)}>
              <img src={`/content/${encodeURI(path)}`} alt="" loading="lazy" />
              <strong>{name}</strong>
              <span className={styles.alt}>{alt || ownAlts[0]}</span>
              <span className={styles.quiet}>{labels.size(size, bytes)}</span>
              <span className={styles.quiet}>{labels.uses(uses.length)}</span>
            </a>
          </li>
        ))}
      </ul>
      {deleted.length > 0 && (
        <section className={styles.deleted}>
          <h2>{labels.deleted}</h2>
          {deleted.map((path) => (
            <form key={path} method="post" action="/pictures/bring-back">
              <input type="hidden" name="path" value={path} />
              {path}
              <Button type="submit" isSmall aria-label={labels.bringBackOf(path)}>
                {labels.bringBack}
              </Button>
            </form>
          ))}
        </section>
      )}
    </Panel>
  )
}
