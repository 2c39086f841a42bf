import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import type { CreatorController } from '../use-creator.ts'
import styles from './draft-note.module.css'

/** States whether the card is on this device only, or saved. */
export function DraftNote({ controller }: { controller: CreatorController }) {
  const { t } = useTranslation('creator')
  const key = !controller.isKept
    ? 'not_kept'
    : controller.isUnsaved
      ? controller.saved
        ? 'changed'
        : 'kept'
      : 'saved'
  return (
    <p className={classNames(styles.note, !controller.isKept && styles.warning)} data-draft={key}>
      {t(`draft.${key}`)}
    </p>
  )
}
