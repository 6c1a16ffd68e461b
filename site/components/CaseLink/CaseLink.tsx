import styles from './CaseLink.module.css'

export type CaseLinkProps = { label: string; path: string; client: string }

/** The way from a client's site or words to the case; the client is named for people who do not see them. */
export function CaseLink({ label, path, client }: CaseLinkProps) {
  return (
    <a className={styles.link} href={path} data-pagefind-ignore>
      {label}
      <span className="visually-hidden">: {client}</span>
    </a>
  )
}
