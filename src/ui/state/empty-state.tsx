import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardType } from '@/contract/endpoints/game/characters.ts'
import { elementStyle } from '../theme/element-style.ts'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  picture?: string // URL of a picture of one creature
  element?: CardType | null
  title: string
  children?: ReactNode // one sentence
  actions?: ReactNode // one or two buttons
  foot?: ReactNode
  as?: 'h1' | 'h2'
}

/** An arch with one creature, a title, a sentence and buttons to continue. */
export const EmptyState = ({
  picture,
  element,
  title,
  children,
  actions,
  foot,
  as: Title = 'h2',
}: EmptyStateProps) => (
  <section className={styles.state}>
    <div className={styles.arch} style={elementStyle(element)}>
      {picture && <img src={picture} alt="" />}
    </div>
    <Title className={styles.title}>{title}</Title>
    {children && <p className={styles.words}>{children}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
    {foot && <p className={styles.foot}>{foot}</p>}
  </section>
)

interface ErrorStateProps extends Omit<EmptyStateProps, 'foot'> {
  code?: string // the code that support asks for, for example `503-7F2A`
}

export function ErrorState({ code, picture, element = 'Meccanico', ...rest }: ErrorStateProps) {
  const { t } = useTranslation('ui')
  return (
    <div role="alert">
      <EmptyState {...rest} element={element} picture={picture} foot={code && t('error.support', { code })} />
    </div>
  )
}
