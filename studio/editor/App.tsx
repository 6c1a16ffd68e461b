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

/** Shown beside the list of everything. */
const HOME_PAGE = 'content/pages/home.yaml'

/** The list of everything, what is being edited, and the page on which it shows. */
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

/** Form and page in turn, where the window has no room for both. */
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

/** Gives a record that is about to be made the address under which it is kept from its first letter. */
function NewRecord({ offer }: { offer: NewRecordOffer }) {
  const { folder, extension } = offer
  useEffect(() => {
    replaceRoute(unnamedFile(folder, extension))
  }, [folder, extension])
  return null
}

/** First screen: what can be done here, and what stands in the way of a build. */
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
