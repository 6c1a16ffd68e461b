import { type Ref, useId, useRef, useState } from 'react'
import { safePictureName } from '../../../content/form/recordNames.ts'
import { PICTURE_FOLDERS, pictureAddress } from '../../../content/pictureFiles.ts'
import { Button } from '../../../kit/Button.tsx'
import type { ValidationError } from '../../../kit/RequestError.ts'
import { hasAll, searchWords } from '../../../kit/searchWords.ts'
import { LabelledInput } from '../../form/FieldFrame.tsx'
import { type ControlProps, useForm } from '../../form/form.ts'
import { errorsOf, uploadPicture } from '../../frame/calls.ts'
import { Dialog } from '../../frame/Dialog.tsx'
import { labels } from '../../frame/labels.ts'
import { Problems } from '../../frame/notices.tsx'
import { labels as pictureLabels } from './labels.ts'
import styles from './PictureControl.module.css'

/** A picture of the content folder, with a button to choose or upload another. */
export function PictureControl(props: ControlProps) {
  const { schema, value, path, label, hasAlt, beside, frame } = props
  const { choices, set } = useForm()
  const { id, ...description } = frame
  const type = schema['x-refers-to'] === 'logo' ? 'logo' : 'picture'
  const dialog = useRef<HTMLDialogElement>(null)
  const name = typeof value === 'string' ? value : ''
  const folder = PICTURE_FOLDERS[type]
  const isThere = choices[type].includes(name)
  const { pictureTexts } = choices
  // An alternative text of its own is kept; one that came with the former picture is replaced.
  const takesText = hasAlt && (!beside?.alt || beside.alt === pictureTexts[name])
  return (
    <div className={styles.picture}>
      {isThere && <img src={`/content/${folder}/${name}`} alt="" />}
      <div>
        <output id={id}>
          {name === '' ? labels.picture.none : isThere ? name : labels.picture.notThere(name)}
        </output>
        <Button {...description} isSmall onClick={() => dialog.current?.showModal()}>
          {labels.field.choose(label)}
        </Button>{' '}
        {isThere && (
          <a className={styles.library} href={pictureAddress(`${folder}/${name}`)}>
            {pictureLabels.toLibrary}
          </a>
        )}
      </div>
      <PictureDialog
        ref={dialog}
        type={type}
        chosen={name}
        asksAlt={type === 'picture' && hasAlt === true}
        onChosen={(picture, alt) => {
          set(path, picture)
          const text = alt ?? (takesText ? (pictureTexts[picture] ?? '') : undefined)
          if (text !== undefined) set([...path.slice(0, -1), 'alt'], text)
          dialog.current?.close()
        }}
      />
    </div>
  )
}

const ACCEPTED = { picture: 'image/*', logo: '.svg,image/png' }

type PictureDialogProps = {
  ref: Ref<HTMLDialogElement>
  type: 'picture' | 'logo'
  chosen: string
  asksAlt: boolean
  onChosen: (name: string, alt?: string) => void
}

/** All pictures, and a form to upload another. */
export function PictureDialog({ ref, type, chosen, asksAlt, onChosen }: PictureDialogProps) {
  const { choices, reloadChoices } = useForm()
  const [file, setFile] = useState<File>()
  const [name, setName] = useState('')
  const [alt, setAlt] = useState('')
  const [search, setSearch] = useState('')
  const [errors, setErrors] = useState<ValidationError[]>([])
  const id = useId()

  function take(next: File | undefined) {
    setFile(next)
    setErrors([])
    if (next) setName(safePictureName(next.name.replace(/\.[^.]*$/, '')))
  }

  async function upload() {
    if (!file) return setErrors([{ problem: labels.picture.fileMissing }])
    try {
      const saved = await uploadPicture({ type, name, file, alt: asksAlt ? alt : '' })
      await reloadChoices()
      onChosen(saved.name, asksAlt ? alt : undefined)
      setFile(undefined)
      setAlt('')
      setErrors([])
    } catch (error) {
      setErrors(errorsOf(error))
    }
  }

  const words = searchWords(search)
  const found = choices[type].filter((picture) =>
    hasAll(`${picture} ${choices.pictureTexts[picture] ?? ''}`.toLowerCase(), words),
  )
  return (
    <Dialog
      ref={ref}
      heading={type === 'logo' ? labels.picture.chooseLogo : labels.picture.choosePicture}
    >
      <fieldset className={styles.upload}>
        <legend>{labels.picture.bringIn}</legend>
        <label htmlFor={`${id}-file`}>{labels.picture.file}</label>
        <input
          id={`${id}-file`}
          type="file"
          accept={ACCEPTED[type]}
          onChange={({ target }) => take(target.files?.[0])}
        />
        {file && (
          <>
            <LabelledInput label={labels.picture.fileName} value={name} onChange={setName} />
            {asksAlt && (
              <LabelledInput
                label={labels.picture.shows}
                help={labels.picture.showsHelp}
                value={alt}
                onChange={setAlt}
              />
            )}
            <Button onClick={upload}>{labels.picture.upload}</Button>
          </>
        )}
        <Problems errors={errors} />
      </fieldset>
      <LabelledInput label={labels.picture.search} value={search} onChange={setSearch} />
      <ul role="list" className={styles.thumbs}>
        {found.map((picture) => (
          <li key={picture}>
            <button
              type="button"
              aria-pressed={picture === chosen}
              onClick={() => onChosen(picture)}
            >
              <img src={`/content/${PICTURE_FOLDERS[type]}/${picture}`} alt="" loading="lazy" />
              {picture}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
