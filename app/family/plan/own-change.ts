/** Whether what comes next from the site was changed by this page itself. Lives in a browser alone. */
let isOwn = false;

/** To be called before a page asks for itself again because of what it sent: nobody was away. */
export function markOwnChange(): void {
  isOwn = true;
}

/** Whether the page's own change was marked; answers once. */
export function takeOwnChange(): boolean {
  const was = isOwn;
  isOwn = false;
  return was;
}
