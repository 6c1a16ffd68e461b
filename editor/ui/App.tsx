import { useCallback, useEffect, useState } from 'react'
import { call, refusalsOf } from './call.ts'
import type { Listing } from './Listing.ts'
import { NewRecord } from './NewRecord.tsx'
import { Preview } from './Preview.tsx'
import { RecordEditor } from './RecordEditor.tsx'
import { RecordList } from './RecordList.tsx'
import { HOME_ROUTE, useRoute } from './useRoute.ts'
import { Welcome } from './Welcome.tsx'

/** The list of everything, what is being edited, and the page on which it shows. */
export function App() {
  const route = useRoute()
  const [listing, setListing] = useState<Listing>()
  const [problems, setProblems] = useState<string[]>([])
  const [previewPath, setPreviewPath] = useState('/')
  const reload = useCallback(() => {
    call<Listing>('records').then(setListing, (error) => setProblems(refusalsOf(error)))
  }, [])
  useEffect(reload, [reload])

  const newKind = listing?.kinds.find(({ key }) => route === `new/${key}`)
  return (
    <div className="app" data-view={route === HOME_ROUTE ? 'list' : 'record'}>
      <header className="bar">
        <a className="brand" href={`#${HOME_ROUTE}`}>
          Editor
        </a>
        <a className="back" href={`#${HOME_ROUTE}`}>
          All content
        </a>
      </header>
      <nav className="list" aria-label="All content">
        {listing && <RecordList listing={listing} route={route} />}
      </nav>
      <main className="work">
        {problems.map((problem) => (
          <p className="problem" role="alert" key={problem}>
            {problem}
          </p>
        ))}
        {newKind && (
          <NewRecord key={route} kind={newKind} onCreated={reload} onPreview={setPreviewPath} />
        )}
        {!newKind && route !== HOME_ROUTE && (
          <RecordEditor key={route} file={route} onChanged={reload} onPreview={setPreviewPath} />
        )}
        {route === HOME_ROUTE && listing && <Welcome listing={listing} />}
      </main>
      <Preview path={previewPath} />
    </div>
  )
}
