import { useRef } from 'react'
import type { EditedRecord } from '../server/editRecord.ts'
import { refusalsOf, send } from './call.ts'
import { goTo, guardRoute, HOME_ROUTE } from './useRoute.ts'

type DeleteRecordProps = {
  record: EditedRecord
  onRefused: (refusals: string[]) => void
  onDeleted: () => void
}

/** Takes a file away, after asking. */
export function DeleteRecord({ record, onRefused, onDeleted }: DeleteRecordProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  async function remove() {
    dialog.current?.close()
    try {
      await send('delete', { file: record.file, version: record.version })
      guardRoute(undefined)
      onDeleted()
      goTo(HOME_ROUTE)
    } catch (error) {
      onRefused(refusalsOf(error))
    }
  }

  return (
    <>
      <button type="button" className="danger" onClick={() => dialog.current?.showModal()}>
        Delete
      </button>
      <dialog ref={dialog} aria-labelledby="delete-title">
        <h2 id="delete-title">Delete {record.label}?</h2>
        <p>The file {record.file} is removed from this computer.</p>
        <div className="row">
          <button type="button" onClick={() => dialog.current?.close()}>
            Keep it
          </button>
          <button type="button" className="danger" onClick={remove}>
            Delete it
          </button>
        </div>
      </dialog>
    </>
  )
}
