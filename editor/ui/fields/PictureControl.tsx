import { useRef } from 'react'
import { useForm } from '../FormContext.ts'
import type { ControlProps } from './FieldFrame.tsx'
import { PictureDialog } from './PictureDialog.tsx'

const FOLDERS = { picture: 'pictures', logo: 'logos' }

type PictureControlProps = ControlProps & { kind: 'picture' | 'logo'; hasAlt: boolean }

/** A picture of the content folder: what it looks like, and a button to choose or upload another. */
export function PictureControl({
  value,
  path,
  label,
  kind,
  hasAlt,
  id,
  ...frame
}: PictureControlProps) {
  const { choices, set } = useForm()
  const dialog = useRef<HTMLDialogElement>(null)
  const name = typeof value === 'string' ? value : ''
  const folder = FOLDERS[kind]
  const isThere = choices[kind].includes(name)
  return (
    <div className="picture">
      {isThere && <img src={`/content/${folder}/${name}`} alt="" />}
      <div>
        <output id={id}>
          {name === '' ? 'None yet.' : isThere ? name : `${name} is not there.`}
        </output>
        <button
          {...frame}
          type="button"
          className="small"
          onClick={() => dialog.current?.showModal()}
        >
          Choose: {label.toLowerCase()}
        </button>
      </div>
      <PictureDialog
        ref={dialog}
        kind={kind}
        chosen={name}
        asksAlt={hasAlt}
        onChosen={(picture, alt) => {
          set(path, picture)
          if (alt !== undefined) set([...path.slice(0, -1), 'alt'], alt)
          dialog.current?.close()
        }}
      />
    </div>
  )
}
