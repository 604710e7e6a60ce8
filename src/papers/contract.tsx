import { useTranslation } from 'react-i18next';
import { Sheet } from './sheet';
import { Terms } from './terms';

/** The management contract in plain words, on one page. */
export function Contract({ sample }: { sample: boolean }) {
  const { t } = useTranslation('papers');
  const { t: shared } = useTranslation('questions');
  const own = (
    id: 'work' | 'choice' | 'dates' | 'money' | 'costs' | 'damage' | 'data' | 'breach',
  ) => ({
    title: t(`contract.${id}.title`),
    text: t(`contract.${id}.text`),
  });
  return (
    <Sheet
      id="contract"
      title={t('contract.title')}
      about={t('contract.about')}
      sample={sample}
      notes={[t('contract.note')]}
    >
      <Terms
        terms={[
          own('work'),
          own('choice'),
          own('dates'),
          own('money'),
          own('costs'),
          own('damage'),
          own('data'),
          { title: t('contract.end'), text: shared('leave.answer'), marked: true },
          own('breach'),
        ]}
      />
    </Sheet>
  );
}
