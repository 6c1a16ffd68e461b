import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { safeName } from '../../form/safeName.ts'
import { refusalsOf } from '../call.ts'
import { useForm } from '../FormContext.ts'
import { nameWithEnding, uploadPicture } from '../uploadPicture.ts'

const FOLDERS = { picture: 'pictures', logo: 'logos' }
const ACCEPTED = { picture: 'image/*', logo: '.svg,image/png' }

type PictureDialogProps = {
  ref: Ref<HTMLDialogElement>
  kind: 'picture' | 'logo'
  chosen: string
  asksAlt: boolean
  onChosen: (name: string, alt?: string) => void
}

/** All pictures there are, and a way to bring in another. */
export function PictureDialog({ ref, kind, chosen, asksAlt, onChosen }: PictureDialogProps) {
  const { choices, reloadChoices } = useForm()
  const [file, setFile] = useState<File>()
  const [name, setName] = useState('')
  const [alt, setAlt] = useState('')
  const [problems, setProblems] = useState<string[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()

  // The pictures are fetched only when the dialog opens.
  useEffect(() => {
    const dialog = frame.current?.closest('dialog')
    if (!dialog) return
    const observer = new MutationObserver(() => setIsOpen(dialog.open))
    observer.observe(dialog, { attributeFilter: ['open'] })
    return () => observer.disconnect()
  }, [])

  function take(next: File | undefined) {
    setFile(next)
    setProblems([])
    if (next) setName(safeName(next.name.replace(/\.[^.]*$/, '')))
  }

  async function upload() {
    if (!file) return setProblems(['Choose a file first.'])
    try {
      const saved = await uploadPicture(kind, nameWithEnding(name, file), file)
      await reloadChoices()
      onChosen(saved.name, asksAlt ? alt : undefined)
      setFile(undefined)
      setAlt('')
      setProblems([])
    } catch (error) {
      setProblems(refusalsOf(error))
    }
  }

  return (
    <dialog ref={ref} className="pictures" aria-labelledby={`${id}-title`}>
      <div ref={frame}>
        <div className="dialog-head">
          <h2 id={`${id}-title`}>{kind === 'logo' ? 'Choose a logo' : 'Choose a picture'}</h2>
          <form method="dialog">
            <button type="submit" className="small">
              Close
            </button>
          </form>
        </div>
        <fieldset className="upload">
          <legend>Bring in a new one</legend>
          <label htmlFor={`${id}-file`}>File</label>
          <input
            id={`${id}-file`}
            type="file"
            accept={ACCEPTED[kind]}
            onChange={({ target }) => take(target.files?.[0])}
          />
          {file && (
            <>
              <label htmlFor={`${id}-name`}>Name of the file</label>
              <input
                id={`${id}-name`}
                type="text"
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              {asksAlt && (
                <>
                  <label htmlFor={`${id}-alt`}>What does it show?</label>
                  <p className="help" id={`${id}-alt-help`}>
                    For people who do not see it. Leave it blank if the picture only decorates.
                  </p>
                  <input
                    id={`${id}-alt`}
                    type="text"
                    aria-describedby={`${id}-alt-help`}
                    value={alt}
                    onChange={({ target }) => setAlt(target.value)}
                  />
                </>
              )}
              <button type="button" onClick={upload}>
                Upload and use it
              </button>
            </>
          )}
          <div role="alert">
            {problems.map((problem) => (
              <p className="fault" key={problem}>
                {problem}
              </p>
            ))}
          </div>
        </fieldset>
        {isOpen && (
          <ul role="list" className="thumbs">
            {choices[kind].map((picture) => (
              <li key={picture}>
                <button
                  type="button"
                  aria-pressed={picture === chosen}
                  onClick={() => onChosen(picture)}
                >
                  <img src={`/content/${FOLDERS[kind]}/${picture}`} alt="" loading="lazy" />
                  {picture}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </dialog>
  )
}
