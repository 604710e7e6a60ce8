import { useTranslation } from 'react-i18next';
import { TextArea, TextField } from './controls';
import { MessageRoom } from './message-room';

/** Fields that several forms have, with their words. */
export function NameField() {
  const { t } = useTranslation('forms');
  return (
    <TextField
      name="name"
      label={t('name.label')}
      refusals={{ required: t('name.required') }}
      autoComplete="name"
    />
  );
}

export function EmailField() {
  const { t } = useTranslation('forms');
  return (
    <TextField
      name="email"
      label={t('email.label')}
      refusals={{
        required: t('email.required'),
        email: t('email.email'),
        domain: t('email.domain'),
      }}
      autoComplete="email"
      inputMode="email"
    />
  );
}

export function PhoneField() {
  const { t } = useTranslation('forms');
  return (
    <TextField
      name="phone"
      label={t('phone.label')}
      refusals={{ required: t('phone.required') }}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      placeholder="+371"
    />
  );
}

export function MessageField() {
  const { t } = useTranslation('forms');
  return (
    <TextArea
      name="message"
      label={t('message.label')}
      refusals={{ required: t('message.required'), tooLong: t('message.tooLong') }}
      note={<MessageRoom />}
    />
  );
}
