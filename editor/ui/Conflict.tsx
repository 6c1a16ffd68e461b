import { useEffect, useRef } from 'react'

type ConflictProps = { words: string; onReadAgain: () => void; onSaveOver: () => void }

/** The file is newer than the form. Neither version is dropped unless the owner says so. */
export function Conflict({ words, onReadAgain, onSaveOver }: ConflictProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div className="faults" role="alert" tabIndex={-1} ref={frame}>
      <h2>Somebody else has changed this file</h2>
      <p>{words} Your changes are still in the form.</p>
      <div className="row">
        <button type="button" onClick={onReadAgain}>
          Show the newer file and drop my changes
        </button>
        <button type="button" onClick={onSaveOver}>
          Save mine over it
        </button>
      </div>
    </div>
  )
}
