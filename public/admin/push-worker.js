// Shows the notifications of the panel. It keeps no pages and answers no requests: everything else goes its usual way.

/** Shows { title, body, lang, url, tag }: one that has the tag of another takes its place. */
function show({ title, body, lang, url, tag }) {
  const look = { icon: '/icon-192.png', badge: '/icon-192.png' };
  return self.registration.showNotification(title, { ...look, body, lang, tag, data: { url } });
}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data.json()));
});

// An example that the panel asks for.
self.addEventListener('message', (event) => {
  event.waitUntil(show(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** Opens a page of the panel, or the window that shows it. What is being edited in another is left alone. */
async function open(url) {
  const address = new URL(url, self.location.origin);
  const isOurs = address.origin === self.location.origin;
  const target = isOurs ? address.href : `${self.location.origin}/admin/today`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((client) => client.url === target);
  return shown ? shown.focus() : self.clients.openWindow(target);
}
