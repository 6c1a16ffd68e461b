import { useId, useState } from 'react'
import { safeName } from '../../form/safeName.ts'
import { refusalsOf } from '../call.ts'
import { useForm } from '../FormContext.ts'
import { nameWithEnding, uploadPicture } from '../uploadPicture.ts'

/** The four pictures that a client site needs, by what follows its name, in the sizes of the shipped ones. */
const PARTS = [
  { suffix: '', label: 'The site on a screen (1200 by 1500 pixels)' },
  { suffix: '-framed', label: 'The same in its frame (1440 by 1800 pixels)' },
  { suffix: '-tall', label: 'A tall strip of it (480 by 1200 pixels)' },
  { suffix: '-phone', label: 'The site on a phone (600 by 1200 pixels)' },
]

/** Brings in the four pictures of a client site under one name. */
export function PortfolioUpload({ onUploaded }: { onUploaded: (name: string) => void }) {
  const { reloadChoices } = useForm()
  const [name, setName] = useState('')
  const [files, setFiles] = useState<(File | undefined)[]>([])
  const [problems, setProblems] = useState<string[]>([])
  const id = useId()

  async function upload() {
    const stem = safeName(name)
    const missing = PARTS.filter((_, index) => !files[index]).map(({ label }) => label)
    if (stem === '') return setProblems(['Give the four pictures a name.'])
    if (missing.length > 0) return setProblems(missing.map((label) => `Missing: ${label}.`))
    try {
      for (const [index, { suffix }] of PARTS.entries()) {
        const file = files[index]
        if (file) await uploadPicture('portfolio', nameWithEnding(stem + suffix, file), file)
      }
      await reloadChoices()
      setProblems([])
      onUploaded(stem)
    } catch (error) {
      setProblems(refusalsOf(error))
    }
  }

  return (
    <details>
      <summary>Bring in pictures of another site</summary>
      <div className="upload">
        <label htmlFor={`${id}-name`}>Name of the four pictures</label>
        <input
          id={`${id}-name`}
          type="text"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {PARTS.map(({ suffix, label }, index) => (
          <div key={suffix}>
            <label htmlFor={id + suffix}>{label}</label>
            <input
              id={id + suffix}
              type="file"
              accept="image/*"
              onChange={({ target }) =>
                setFiles(
                  PARTS.map((_, place) => (place === index ? target.files?.[0] : files[place])),
                )
              }
            />
          </div>
        ))}
        <button type="button" className="small" onClick={upload}>
          Upload the four
        </button>
        <div role="alert">
          {problems.map((problem) => (
            <p className="fault" key={problem}>
              {problem}
            </p>
          ))}
        </div>
      </div>
    </details>
  )
}
