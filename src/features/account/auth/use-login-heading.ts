import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loginCodeLength, loginCodeMinutes } from '@/contract/endpoints/account/sign-in.ts'

/** Title and subtitle of a login form. After a code was requested, they show where it was sent. */
export function useLoginHeading(title: string, lead: string) {
  const { t } = useTranslation('auth')
  const [sentTo, onCodeSent] = useState<string>()
  if (sentTo === undefined) return { title, lead, onCodeSent }
  const words = { email: sentTo, digits: loginCodeLength, minutes: loginCodeMinutes }
  return { title: t('code.title'), lead: t('code.text', words), onCodeSent }
}
