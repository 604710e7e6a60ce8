import type { Message } from '../src/mail/mail-service';

export interface Received {
  received: string;
  message: Message;
}

/** The newest first. */
export function messagesPage(messages: Received[]) {
  const list =
    messages.map((message, index) => messageCard(message, messages.slice(index + 1))).join('') ||
    '<p>Nothing has been sent yet.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Inquiries (${messages.length})</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Inquiries</h1>
<p>What the site’s forms sent to the mail service of this machine. Nothing leaves it.</p>
${list}
</main>
</body>
</html>
`;
}

function messageCard({ received, message }: Received, earlier: Received[]) {
  const again = earlier.some(
    ({ message: other }) => other.reference && other.reference === message.reference,
  );
  return `<article>
<h2>${escape(message.subject)}</h2>
<p><time datetime="${escape(received)}">${escape(new Date(received).toLocaleString('en-GB'))}</time></p>
${again ? `<p><strong>Sent again: an earlier message has the reference ${escape(message.reference)}.</strong></p>\n` : ''}<pre dir="auto">${escape(message.formatted_data)}</pre>
</article>
`;
}

function escape(value: unknown = '') {
  return String(value).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const styles = `
body { margin: 0; background: #fbf6ee; color: #12343b; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: auto; padding: 2.5rem 1.25rem; }
article { margin-top: 1.5rem; padding: 1.25rem 1.5rem; border-radius: 14px; background: #fff; }
h2 { margin: 0; font-size: 1.25rem; }
p { margin: 0; color: #46626a; }
pre { margin: 1rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
