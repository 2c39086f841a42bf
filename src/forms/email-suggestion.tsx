/** The suggested correction next to an email field. It does not reject the input. */
import { useTranslation } from 'react-i18next'
import { suggestedEmail } from '@/lib/email-typo.ts'
import { Button } from '@/ui/action/button.tsx'

interface EmailSuggestionProps {
  typed: string
  onAccept: (email: string) => void
}

export function EmailSuggestion({ typed, onAccept }: EmailSuggestionProps) {
  const { t } = useTranslation('common')
  const email = suggestedEmail(typed)
  return (
    <div role="status">
      {email && (
        <Button variant="text" size="small" onClick={() => onAccept(email)}>
          {t('email_suggestion', { email })}
        </Button>
      )}
    </div>
  )
}
