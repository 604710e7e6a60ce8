import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../links/page-link';
import { anchors } from '../site/routes';
import { cardTitle, cluster, grid, touchTarget } from '../theme';

const days = ['agreement', 'listing', 'report'] as const;

interface AfterSentProps {
  /** When the inquiry was sent, and the last day on which the forecast comes. */
  sent: Date;
  due: string;
}

/** The owner's next weeks, the day of the forecast for the calendar, and something to read until then. */
export function AfterSent({ sent, due }: AfterSentProps) {
  const { t } = useTranslation('owners');
  const file = calendarFile(sent, due, t('process.days.forecast.title'));
  return (
    <>
      <h3 css={cardTitle}>{t('analysis.sent.plan')}</h3>
      <ol css={grid(8)}>
        {days.map((day) => (
          <li key={day} css={{ lineHeight: 1.4 }}>
            <b>{t(`process.days.${day}.when`)}:</b> {t(`process.days.${day}.title`)}
          </li>
        ))}
      </ol>
      <p css={links}>
        <a href={file} download={`${t('analysis.sent.file')}.ics`}>
          {t('analysis.sent.calendar')}
        </a>
        <PageLink to="open-file" hash={anchors.strongMonth}>
          {t('form.samples.report')}
        </PageLink>
      </p>
    </>
  );
}

/** A day as a file for any calendar (RFC 5545). */
export function calendarFile(made: Date, day: string, title: string): string {
  const stamp = made.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//forecast', 'BEGIN:VEVENT'],
    ...[`UID:${stamp}@forecast`, `DTSTAMP:${stamp}`, `DTSTART;VALUE=DATE:${day.replace(/-/g, '')}`],
    ...[`SUMMARY:${title.replace(/[\\,;]/g, '\\$&')}`, 'END:VEVENT', 'END:VCALENDAR', ''],
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
}

const links = css(cluster('4px 24px'), { a: [touchTarget, { fontWeight: 600 }] });
