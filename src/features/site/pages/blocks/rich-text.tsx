import styles from './blocks.module.css'

/** Rich text from the server, which sanitised it when it was saved. */
export const RichText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises rich text on write
  <div className={styles.rich} dangerouslySetInnerHTML={{ __html: html }} />
)
