#!/bin/sh
# A release with no request lost: `release.sh /srv/collegeward/2026-11-23`, a folder where `npm ci` and `npm run build` have
# been run. The store is brought up to date first: a release works beside the one before it.
set -eu
release=$(realpath "$1")
ports=${PORTS:-"3001 3002"}

(
  cd "$release"
  set -a
  . /etc/collegeward.env
  NODE_ENV=production DATA_DIR=/var/lib/collegeward
  set +a
  npm run --silent migrate
)
ln -sfn "$release" /srv/collegeward/current

# One process after the other, each only when the one before it answers.
for port in $ports; do
  systemctl restart "collegeward@$port"
  tries=0
  until curl -fsS -o /dev/null "http://127.0.0.1:$port/api/health"; do
    tries=$((tries + 1))
    if [ "$tries" -ge 120 ]; then
      echo "Port $port doesn't answer. The processes after it still run the release before." >&2
      exit 1
    fi
    sleep 0.5
  done
done

# Pages of the release before leave the cache: their key has its name in it.
printf 'default "%s";\n' "$(basename "$release")" > /etc/nginx/collegeward-release
nginx -t -q
systemctl reload nginx
