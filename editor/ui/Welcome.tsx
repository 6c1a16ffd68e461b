import type { Listing } from './Listing.ts'

/** First screen: what can be done here, and what stands in the way of a build. */
export function Welcome({ listing }: { listing: Listing }) {
  return (
    <div className="welcome">
      <h1>Edit the site</h1>
      <p>
        Choose on the left what you want to change. What you save is written to the files of this
        project at once, and the page beside the form shows it. Nothing is public until the site is
        built and uploaded.
      </p>
      {listing.refusals.map((refusal) => (
        <p className="problem" key={refusal}>
          {refusal}
        </p>
      ))}
      <h2>Make something new</h2>
      <ul className="kinds" role="list">
        {listing.kinds.map(({ key, noun }) => (
          <li key={key}>
            <a className="button" href={`#new/${key}`}>
              New {noun}
            </a>
          </li>
        ))}
      </ul>
      <p className="quiet">
        Words in braces, as {'{clients}'} or {'{name}'}, are facts: they stand under Brand once and
        are put in wherever a text names them.
      </p>
    </div>
  )
}
