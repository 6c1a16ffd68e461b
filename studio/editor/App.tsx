import { useCallback, useEffect, useState } from 'react'
import type { NewRecordOffer } from '../content/catalogue.ts'
import type { TypedArticle } from '../content/checking/previewArticle.ts'
import { unnamedFile } from '../content/form/recordNames.ts'
import type { Overview } from '../features/editor/addCalls.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import type { ValidationError } from '../kit/RequestError.ts'
import styles from './App.module.css'
import { ArticlePreview } from './articlePreview/ArticlePreview.tsx'
import { call, errorsOf } from './frame/calls.ts'
import { labels } from './frame/labels.ts'
import { Problems } from './frame/notices.tsx'
import { HOME_ROUTE, replaceRoute, useRoute } from './frame/route.ts'
import { Preview } from './Preview.tsx'
import { RecordEditor } from './RecordEditor.tsx'
import { RecordList } from './RecordList.tsx'

/** The page in the preview while no record is open. */
const HOME_PAGE = 'content/pages/home.yaml'

/** The editor: the list of all content, the open record and its preview. */
export function App() {
  const route = useRoute()
  const [overview, setOverview] = useState<Overview>()
  const [errors, setErrors] = useState<ValidationError[]>([])
  const [view, setView] = useState<View>('form')
  const [revision, setRevision] = useState('')
  const [article, setArticle] = useState<TypedArticle>()
  const [made, setMade] = useState('')
  const reload = useCallback(() => {
    call<Overview>('records').then(setOverview, (error) => setErrors(errorsOf(error)))
  }, [])
  useEffect(reload, [reload])

  const isHome = route.name === HOME_ROUTE
  const offer = overview?.offers.find(({ key }) => route.name === `new/${key}`)
  const shown = isHome ? HOME_PAGE : route.name
  const saved = (
    <Preview key={shown} file={shown} revision={revision} onOpen={() => setView('form')} />
  )
  return (
    <div className={styles.app} data-view={isHome ? 'list' : view}>
      <nav className={styles.list} aria-label={labels.allContent}>
        {overview && <RecordList overview={overview} route={route.name} onChanged={reload} />}
      </nav>
      {!isHome && <Views view={view} onChosen={setView} />}
      <main className={styles.work} id="main" tabIndex={-1}>
        <a className={styles.back} href={`#${HOME_ROUTE}`}>
          {labels.allContent}
        </a>
        <Problems errors={errors} />
        {offer && <NewRecord key={route.name} offer={offer} />}
        {overview && !offer && !isHome && (
          <RecordEditor
            key={route.name}
            file={route.name}
            route={route}
            onChanged={reload}
            onKept={setRevision}
            onTyped={setArticle}
            isMade={made === route.name}
            onMade={setMade}
          />
        )}
        {isHome && overview && <Welcome overview={overview} />}
      </main>
      <div className={styles.preview}>
        {overview &&
          !offer &&
          (article ? (
            <ArticlePreview key={route.name} article={article} route={route.name}>
              {saved}
            </ArticlePreview>
          ) : (
            saved
          ))}
      </div>
    </div>
  )
}

type View = keyof typeof labels.preview.views

/** Buttons that switch between form and page, for windows without room for both. */
function Views({ view, onChosen }: { view: View; onChosen: (view: View) => void }) {
  return (
    <div className={styles.views}>
      {(Object.keys(labels.preview.views) as View[]).map((name) => (
        <Button key={name} isSmall aria-pressed={view === name} onClick={() => onChosen(name)}>
          {labels.preview.views[name]}
        </Button>
      ))}
    </div>
  )
}

/** Redirects to the address under which a new record is kept from its first letter. */
function NewRecord({ offer }: { offer: NewRecordOffer }) {
  const { folder, extension } = offer
  useEffect(() => {
    replaceRoute(unnamedFile(folder, extension))
  }, [folder, extension])
  return null
}

/** The first screen: possible actions, and the errors that would fail a build. */
function Welcome({ overview }: { overview: Overview }) {
  return (
    <div className={styles.welcome}>
      <h1>{labels.welcome.heading}</h1>
      <p>{labels.welcome.text}</p>
      <Problems errors={overview.errors} />
      {overview.unfinished.length > 0 && (
        <>
          <h2>{labels.drafts.unfinished}</h2>
          <ul className={styles.unfinished}>
            {overview.unfinished.map(({ file, label }) => (
              <li key={file}>
                <a href={`#${file}`}>{label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{labels.welcome.makeNew}</h2>
      <ul className={styles.offers} role="list">
        {overview.offers.map(({ key, noun }) => (
          <li key={key}>
            <ButtonLink href={`#new/${key}`}>{labels.newRecord(noun)}</ButtonLink>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{labels.welcome.variables}</p>
    </div>
  )
}
