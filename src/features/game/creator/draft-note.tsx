import { useTranslation } from 'react-i18next'
import { classNames } from '@/ui/class-names.ts'
import styles from './draft-note.module.css'
import type { CreatorRoom } from './use-creator-room.ts'

/** Where the card stands: on this device only, or kept as it is. */
export function DraftNote({ room }: { room: CreatorRoom }) {
  const { t } = useTranslation('creator')
  const key = !room.isKept ? 'not_kept' : room.isUnsaved ? (room.kept ? 'changed' : 'kept') : 'saved'
  return (
    <p className={classNames(styles.note, !room.isKept && styles.warning)} data-draft={key}>
      {t(`draft.${key}`)}
    </p>
  )
}
