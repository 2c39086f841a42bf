import { useTranslation } from 'react-i18next'
import { QuestionDialog } from './question-dialog.tsx'

interface UnsavedQuestionProps {
  onLeave: () => void
  onStay: () => void
}

/** Asked before what is written and not saved is left. */
export function UnsavedQuestion({ onLeave, onStay }: UnsavedQuestionProps) {
  const { t } = useTranslation('admin')
  return (
    <QuestionDialog
      isDanger
      title={t('leaving.title')}
      lead={t('leaving.lead')}
      yes={t('leaving.leave')}
      no={t('leaving.stay')}
      onYes={onLeave}
      onClose={onStay}
    />
  )
}
