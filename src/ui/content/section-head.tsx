import type { ReactNode } from 'react'
import { Spark } from '../brand/spark.tsx'
import { Icon } from '../icon/icon.tsx'
import { iconArrowRight } from '../icon/icons.ts'
import { Link } from '../link.tsx'
import styles from './section-head.module.css'

export interface SectionHeadProps {
  title: string
  eyebrow?: string
  lead?: ReactNode
  link?: { href: string; text: string }
  as?: 'h1' | 'h2'
}

export const SectionHead = ({ title, eyebrow, lead, link, as: Title = 'h2' }: SectionHeadProps) => (
  <header className={styles.head}>
    <div>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Title>{title}</Title>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {link && (
      <Link href={link.href} className={styles.link}>
        {link.text}
        <Icon of={iconArrowRight} size={18} />
      </Link>
    )}
  </header>
)

export const Eyebrow = ({ children }: { children: ReactNode }) => (
  <p className={styles.eyebrow}>
    <Spark size={13} />
    {children}
  </p>
)
