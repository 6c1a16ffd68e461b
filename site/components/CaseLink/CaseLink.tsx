import styles from './CaseLink.module.css'

export type CaseLinkProps = { label: string; path: string; client: string }

/** A link from a client's site or quote to the case; screen readers also get the client's name. */
export function CaseLink({ label, path, client }: CaseLinkProps) {
  return (
    <a className={styles.link} href={path} data-pagefind-ignore>
      {label}
      <span className="visually-hidden">: {client}</span>
    </a>
  )
}
