import { ErrorList } from '../../content/ErrorList.tsx'
import { Button } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Form } from '../../kit/Form.tsx'
import { Panel } from '../../kit/Panel.tsx'
import type { ValidationError } from '../../kit/RequestError.ts'
import type { NewLanguage } from './addLanguage.ts'
import { labels } from './labels.ts'

export type NewLanguagePageProps = {
  /** The site's only language, if it has no list of languages yet. */
  only: { tag: string } | null
  values: NewLanguage
  problems: readonly ValidationError[]
}

const LANGUAGES = 'content/site/languages.yaml'
/** A new language may lack most texts: only the first errors are listed. */
const MAX_PROBLEMS = 30

/** The form that adds a language. */
export function NewLanguagePage({ only, values, problems }: NewLanguagePageProps) {
  const inForm = problems.filter(({ place }) => place?.file === LANGUAGES && place.path)
  // Errors in the list of languages cause errors in other files, which are hidden then.
  const others = inForm.length > 0 ? [] : problems
  const problemAt = (field: string, isFirst = false) => {
    const found = inForm.find(
      ({ place }) => place?.path?.[1] === field && (place.path[0] === 0) === isFirst,
    )
    return found && labels.inField(found.problem)
  }
  return (
    <Panel heading={labels.add}>
      {problems.length > 0 && (
        <div role="alert">
          <p>{labels.notAdded}</p>
          <ErrorList errors={others.slice(0, MAX_PROBLEMS)} />
          {others.length > MAX_PROBLEMS && (
            <p>{labels.moreProblems(others.length - MAX_PROBLEMS)}</p>
          )}
        </div>
      )}
      <p>{labels.addHelp}</p>
      <Form action="/translations/new">
        {only && (
          <Field
            name="firstName"
            label={labels.firstName(only.tag)}
            value={values.firstName ?? ''}
            help={labels.firstNameHelp}
            problem={problemAt('name', true)}
            isRequired
          />
        )}
        {(['tag', 'name', 'path'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={labels[name]}
            value={values[name]}
            help={labels[`${name}Help`]}
            problem={problemAt(name)}
            isRequired
          />
        ))}
        <Field
          name="grows"
          label={labels.grows}
          value={values.grows}
          options={Object.entries(labels.growing).map(([value, label]) => ({ value, label }))}
        />
        <Button type="submit" variant="main">
          {labels.addButton}
        </Button>
      </Form>
    </Panel>
  )
}
