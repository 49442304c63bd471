export function startConnection(): void {}
